import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] starts, int[] ends) {
        Integer[] o = new Integer[starts.length];
        for (int i = 0; i < o.length; i++) o[i] = i;
        Arrays.sort(o, (a, b) -> starts[a] - starts[b]);
        List<Integer> rooms = new ArrayList<>();
        for (int i : o) {
            int at = -1;
            for (int r = 0; r < rooms.size() && at < 0; r++) if (rooms.get(r) <= starts[i]) at = r;
            if (at < 0) rooms.add(ends[i]); else rooms.set(at, ends[i]);
        }
        return rooms.size();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] starts = new int[n];
        for (int i = 0; i < n; i++) {
            starts[i] = nextInt(in);
        }
        int[] ends = new int[n];
        for (int i = 0; i < n; i++) {
            ends[i] = nextInt(in);
        }
        System.out.println(solve(starts, ends));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
