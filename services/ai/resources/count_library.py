"""Charges calls of the library by the size of their data, according to its type at run time.

It stands between the constants and count_methods.py. count_steps.py rewrites the program so that it calls these.
"""

import collections
import math
import types

_library = {}
_short = {}
_lacking = [0]
_current = [-1]


def _letters(text):
    """A short text, such as a number that is read, costs the same whatever its length; what it lacks is noted."""
    _lacking[0] = max(0, 20 - len(text))
    return len(text) + _lacking[0]


def _named(name):
    """`insort` and `bisect` are other names of functions whose own ones the program may not know."""
    short = name[:-6]
    return short if name.endswith("_right") and name not in SOURCE and short in SOURCE else name


def _charge(what, size):
    key = (what, _current[0])
    _library[key] = _library.get(key, 0.0) + size * UNIT
    if _lacking[0]:
        _short[key] = _short.get(key, 0) + _lacking[0]
        _lacking[0] = 0


def _size(value):
    try:
        return len(value)
    except TypeError:
        return 0


def _log(size):
    return 4 * math.log2(size + 2)


def _n_log_n(size):
    return 2 * size * math.log2(size + 2)


_AT_ONCE = 64


def _passed(values, what, each=1):
    """The items of an iterator of the library, counted as they pass. Generators of the program count themselves."""
    seen = 0
    try:
        for value in values:
            seen += 1
            if seen == _AT_ONCE:
                seen = 0
                _charge(what, each * _AT_ONCE)
            yield value
    finally:
        _charge(what, each * seen)


def _countable(value, what):
    """Charges a collection by its size. An iterator is replaced by one that counts."""
    if hasattr(value, "__len__"):
        _charge(what, _size(value))
        return value
    if hasattr(value, "__next__") and not isinstance(value, types.GeneratorType):
        return _passed(value, what)
    return value


# Operators and displays

_SEQUENCES = (list, tuple, str, bytes, bytearray)
_UNORDERED = (set, frozenset, dict, type({}.keys()), type({}.items()))
_LONG = _UNORDERED + (collections.deque, memoryview)
_WORD = 1 << 64


def _position(item, container):
    """The first place of an item, or None."""
    try:
        return container.index(item)
    except ValueError as missing:
        # An error of the program's own comparison has a deeper trace.
        if missing.__traceback__.tb_next:
            raise
        return None


def _contains(item, container):
    kind = type(container)
    if kind in (list, tuple, collections.deque) or kind.__module__ == "array":
        at = _position(item, container)
        _charge("in", len(container) if at is None else at + 1)
        return at is not None
    if kind in (str, bytes, bytearray, memoryview) or kind.__name__ in ("dict_values", "dict_items"):
        _charge("in", len(container))
    elif hasattr(container, "__next__") and not isinstance(container, types.GeneratorType):
        return item in _passed(container, "in")
    return item in container


def _copied(value):
    kind = type(value)
    if kind in _SEQUENCES:
        _charge("copy", _letters(value) if kind is str else len(value))
    elif kind is int:
        if value > _WORD:
            _charge("number", value.bit_length() // 32)
    elif isinstance(value, dict):
        _charge("merge", len(value))
    elif kind is collections.deque or kind.__module__ == "array":
        _charge("copy", len(value))
    return value


def _added(value, held):
    """What is added to a variable: a tuple is copied whole."""
    if type(held) is tuple:
        _charge("copy", len(held))
    return _copied(value)


def _scaled(value, held):
    """By what a variable is multiplied: it may be a long number or a list."""
    _copied(held)
    return value


def _assigned(value, owner=None, part=None):
    """What is put in place of a slice. What stands behind it moves if the length changes."""
    if isinstance(owner, list) and part is not None and not hasattr(value, "__len__"):
        value = list(value)
    size = _size(value)
    _charge("slice", size)
    if isinstance(owner, list) and part is not None:
        start, stop, step = part.indices(len(owner))
        if step == 1 and max(0, stop - start) != size:
            _charge("slice", 0.2 * (len(owner) - start))
    return value


def _rest(value):
    """What is taken apart into its head and the rest. Before the first loop or function that belongs to reading."""
    _charge("input" if _current[0] < 0 else "unpack", _size(value))
    return value


def _compared(value):
    kind = type(value)
    if kind in _SEQUENCES:
        rows = sum(map(len, value)) if value and type(value[0]) in (list, tuple) else 0
        _charge("compare", _letters(value) if kind is str else len(value) + rows)
    elif kind is not int and (isinstance(value, _LONG) or kind.__module__ == "array"):
        _charge("compare", len(value))
    return value


def _within(value):
    """One side of a comparison that may be one of sets."""
    if isinstance(value, _UNORDERED):
        _charge("compare", len(value))
    return value


def _merged(value):
    if isinstance(value, _UNORDERED):
        _charge("merge", len(value))
    elif type(value) is int and value > _WORD:
        _charge("number", value.bit_length() // 32)
    return value


def _intersected(left, right):
    if isinstance(left, _UNORDERED):
        _charge("merge", min(len(left), _size(right)))
        return left & right
    return _merged(left & right)


def _subtracted(left, right):
    if isinstance(left, _UNORDERED):
        _charge("merge", len(left))
    return left - right


def _deleted(owner, index):
    if type(index) is slice and isinstance(owner, list):
        _charge("del", 0.2 * (len(owner) - index.indices(len(owner))[0]))
    elif isinstance(owner, list) and type(index) is int and index not in (-1, len(owner) - 1):
        _charge("del", 0.2 * max(0, len(owner) - index))
    elif isinstance(owner, collections.deque) and type(index) is int:
        _charge("del", min(index % max(1, len(owner)), -index % max(1, len(owner))))


def _starred(values):
    return _countable(values, "unpack")


def _star_map(values):
    _charge("unpack", _size(values))
    return values


# Functions

_MEDIANS = {"median", "median_low", "median_high", "median_grouped", "quantiles"}
_TREES = {"SortedList", "SortedKeyList", "SortedSet"}
_LARGEST = {"nlargest", "nsmallest"}
_SORTED = {"sorted"} | _MEDIANS | _TREES
_PATTERN = {"findall", "finditer", "sub", "subn", "split", "match", "search", "fullmatch"}
_LOGARITHMIC = {"heappush", "heappop", "heappushpop", "heapreplace", "bisect", "bisect_left", "bisect_right"}
_LAZY = {"reversed", "chain", "accumulate", "from_iterable", "pairwise", "compress", "compile"}
_WATCHED = {"filter", "filterfalse", "dropwhile", "takewhile"}
_ROWS = {"zip", "zip_longest"}
_TEXTS = {"str", "repr"}
_SPECIAL = _ROWS | _TEXTS | _LARGEST | _WATCHED | {"merge", "islice", "pow", "sum", "deepcopy"}
_CALLED = {
    "min", "max", "list", "tuple", "set", "frozenset", "dict", "any", "all", "bytes", "bytearray", "Counter",
    "deque", "heapify", "insort", "insort_left", "insort_right", "join", "OrderedDict", "prod", "fsum", "copy", "reduce",
    "dumps", "loads", "mean", "array", "dist", "fmean", "geometric_mean", "harmonic_mean", "mode",
    "multimode", "stdev", "pstdev", "variance", "pvariance", "shuffle", "sample", "choices", "countOf", "indexOf",
    "sumprod", "fromkeys", "groupby",
} | _SORTED | _LOGARITHMIC | _PATTERN | _LAZY | _SPECIAL
_SECOND = {"reduce", "array"} | _PATTERN - {"sub", "subn"}
_THIRD = {"sub", "subn"}
_FEW = 4


def _of_rows(function, args, kwargs):
    """Each item of zip(*rows) has as many values as there are rows. Two or three lists are walked over in a loop."""
    sizes = [_size(row) for row in args]
    if len(args) > _FEW and any(sizes):
        _charge(function.__name__, len(args) * min(size for size in sizes if size > 0))
    return function(*args, **kwargs)


def _of_sum(function, args, kwargs):
    if len(args) > 1 and type(args[1]) in (list, tuple):
        rows, copied = list(args[0]), len(args[1])
        for row in rows:
            copied += _size(row)
            _charge("sum", copied)
        return function(rows, args[1])
    return function(_countable(args[0], "sum"), *args[1:], **kwargs)


def _of_text(function, args, kwargs):
    """Of short texts, such as numbers, each costs the same."""
    text = function(*args, **kwargs)
    if len(args) == 1 and type(args[0]) is not str and len(text) > 20:
        _charge("text", len(text))
    return text


def _special(name, function, args, kwargs):
    if name in _TEXTS:
        return _of_text(function, args, kwargs)
    if not args:
        return function(*args, **kwargs)
    if name in _ROWS:
        return _of_rows(function, args, kwargs)
    if name == "sum":
        return _of_sum(function, args, kwargs)
    if name == "merge":
        # heapq.merge looks for the smallest of the heads for each value.
        rounds = 2 * math.log2(len(args) + 2)
        return function(*[_passed(iter(row), "merge", rounds) for row in args], **kwargs)
    if name in _LARGEST and len(args) > 1:
        values = list(args[1])
        _charge(name, 2 * len(values) * math.log2(min(args[0], len(values)) + 2))
        return function(args[0], values, *args[2:], **kwargs)
    if name in _WATCHED and len(args) == 2:
        return function(args[0], _passed(iter(args[1]), name))
    if name == "islice" and len(args) > 2 and type(args[1]) is int:
        _charge(name, args[1])
    elif name == "pow" and len(args) > 1 and type(args[1]) is int:
        _charge(name, 4 * args[1].bit_length())
    elif name == "deepcopy":
        _charge(name, sum(1 + _size(row) for row in args[0]) if type(args[0]) in (list, tuple) else _size(args[0]))
    return function(*args, **kwargs)


def _is_own(function):
    """A function of the program itself counts its own steps."""
    return getattr(function, "__module__", None) == "__main__"


def _keyed(function, args, kwargs):
    """Keys of the library are charged to no place, so that the place of the sort grows as the sort does."""
    place, _current[0] = _current[0], -2
    try:
        return function(*args, **kwargs)
    finally:
        _current[0] = place


def _called(function):
    name = getattr(function, "__name__", "")
    if name not in _CALLED or _is_own(function):
        return function

    told = _named(name)

    def call(*args, **kwargs):
        if name in _SPECIAL:
            return _special(name, function, args, kwargs)
        at = 1 if name in _SECOND else 2 if name in _THIRD else 0
        if len(args) <= at or name in _LAZY:
            return function(*args, **kwargs)
        if name in _SORTED:
            args = args[:at] + (list(args[at]),) + args[at + 1 :]
            _charge(name, _n_log_n(len(args[at])))
            return _keyed(function, args, kwargs)
        elif name in _LOGARITHMIC:
            _charge(told, _log(_size(args[0])))
        elif name in ("bytes", "bytearray") and type(args[0]) is int:
            _charge(name, args[0])
        elif len(args) == 1 or name not in ("min", "max"):
            args = args[:at] + (_countable(args[at], told),) + args[at + 1 :]
        return function(*args, **kwargs)

    return call
