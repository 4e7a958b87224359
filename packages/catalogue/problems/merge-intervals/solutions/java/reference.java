import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class Main {
    /** Both ends belong to the interval. */
    record Interval(int left, int right) {}

    static List<Interval> solve(List<Interval> intervals) {
        List<Interval> merged = new ArrayList<>();
        intervals.sort(Comparator.comparingInt(Interval::left));
        Interval current = intervals.get(0);
        for (Interval next : intervals) {
            if (next.left() <= current.right()) {
                current = new Interval(current.left(), Math.max(current.right(), next.right()));
            } else {
                merged.add(current);
                current = next;
            }
        }
        merged.add(current);
        return merged;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        List<Interval> intervals = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            int left = nextInt(in);
            int right = nextInt(in);
            intervals.add(new Interval(left, right));
        }
        StringBuilder out = new StringBuilder();
        for (Interval interval : solve(intervals)) {
            out.append(interval.left()).append(' ').append(interval.right()).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
