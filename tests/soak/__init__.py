"""The long tests, bounded: `./setz soak [PART…]`. What they found stands in docs/soak.md."""
