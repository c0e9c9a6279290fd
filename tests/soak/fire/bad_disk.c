/* A disk that misbehaves on request, for LD_PRELOAD: the file named by SETZKASTEN_BAD_DISK says how.
 *   full, read-only, broken   every write or sync of the store fails with that reason
 *   slow                      every sync takes a tenth of a second
 * Anything else, and every other file: as ever. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char mood(int fd) {
    const char *path = getenv("SETZKASTEN_BAD_DISK");
    char link[64], target[4096], said = 0;
    if (!path) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, target, sizeof target - 1);
    if (length < 0) return 0;
    target[length] = 0;
    if (!strstr(target, "tables.sqlite3")) return 0;
    int asked = open(path, O_RDONLY | O_CLOEXEC);
    if (asked < 0) return 0;
    if (read(asked, &said, 1) != 1) said = 0;
    close(asked);
    return said;
}

static int fails(int fd) {
    switch (mood(fd)) {
        case 'f': errno = ENOSPC; return 1;
        case 'r': errno = EROFS; return 1;
        case 'b': errno = EIO; return 1;
        default: return 0;
    }
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    static ssize_t (*next)(int, const void *, size_t, off64_t);
    if (!next) next = dlsym(RTLD_NEXT, "pwrite64");
    return fails(fd) ? -1 : next(fd, bytes, count, at);
}

int fdatasync(int fd) {
    static int (*next)(int);
    if (!next) next = dlsym(RTLD_NEXT, "fdatasync");
    if (fails(fd)) return -1;
    if (mood(fd) == 's') usleep(100000);
    return next(fd);
}

int ftruncate64(int fd, off64_t length) {
    static int (*next)(int, off64_t);
    if (!next) next = dlsym(RTLD_NEXT, "ftruncate64");
    return fails(fd) ? -1 : next(fd, length);
}
