import bisect
import sys


class Pipeline:
    """Looks like the sorted list wet, wet, ..., dry, dry (False < True)."""

    def __getitem__(self, valve):
        sys.stdout.write("? %d\n" % valve)
        sys.stdout.flush()
        return sys.stdin.readline().strip() == "dry"


pipeline = Pipeline()
end = 1
while not pipeline[end]:
    end <<= 1
# the answer is behind end / 2 and at most end, and end itself is known to be dry
print("!", bisect.bisect_left(pipeline, True, end // 2 + 1, end), flush=True)
