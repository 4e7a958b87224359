import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    record Line(int from, int to, int delay) {}

    /** Returns when the last of the stations 1 to n receives the signal, or -1. */
    static long solve(int n, List<Line> lines, int s) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int s = nextInt(in);
        List<Line> lines = new ArrayList<>(m);
        for (int i = 0; i < m; i++) {
            int from = nextInt(in);
            int to = nextInt(in);
            lines.add(new Line(from, to, nextInt(in)));
        }
        System.out.println(solve(n, lines, s));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
