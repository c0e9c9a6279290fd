"""The text of a push message for one browser alone (RFC 8291), and who sends it (RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from os import urandom

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from setzkasten.server.fault import Fault

CURVE = ec.SECP256R1()
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4096
# A point is 87 signs. The decoder skips what it does not know, however much of it there is.
LONGEST_KEY = 120
# A record ends with this sign when it is the last one.
LAST = b"\x02"


def sealed(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """The body of a push message in `aes128gcm`. Raises `Fault`. Tests bring key and salt along."""
    own, salt = own or ec.generate_private_key(CURVE), salt or urandom(SALT_BYTES)
    theirs, theirs_public, secret = read_key(p256dh, auth)
    ours = public_bytes(own)
    info = b"WebPush: info\0" + theirs_public + ours
    key = _derived(own.exchange(ec.ECDH(), theirs), secret, info, 32)
    content = _derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, text + LAST, None)


def read_key(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes, bytes]:
    """What a browser gives with its subscription, and nothing else with it. Raises `Fault`."""
    if max(len(p256dh), len(auth)) > LONGEST_KEY:
        raise Fault(400, "push_not_address")
    try:
        point, secret = unpadded(p256dh), unpadded(auth)
        known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError as error:
        raise Fault(400, "push_not_address") from error
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise Fault(400, "push_not_address")
    return known, point, secret


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


# Who sends


def new_key() -> str:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return padless(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpadded(text), "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(encoding, form)


def vapid(key: ec.EllipticCurvePrivateKey, origin: str, subject: str, ends_at: int) -> str:
    """The header that says who sends: to this service only, until this second of the world."""
    said = {"aud": origin, "exp": ends_at, **({"sub": subject} if subject else {})}
    parts = [{"typ": "JWT", "alg": "ES256"}, said]
    text = ".".join(padless(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = padless(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={padless(public_bytes(key))}"


def padless(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpadded(text: str) -> bytes:
    """Raises `ValueError`."""
    plain = text.rstrip("=").encode("ascii")
    return urlsafe_b64decode(plain + b"=" * (-len(plain) % 4))
