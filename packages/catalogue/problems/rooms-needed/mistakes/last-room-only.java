import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] starts, int[] ends) {
        Integer[] o = new Integer[starts.length];
        for (int i = 0; i < o.length; i++) o[i] = i;
        Arrays.sort(o, (a, b) -> starts[a] - starts[b]);
        int rooms = 1, latest = ends[o[0]];
        for (int k = 1; k < o.length; k++) {
            if (starts[o[k]] >= latest) latest = ends[o[k]];
            else { rooms++; latest = Math.max(latest, ends[o[k]]); }
        }
        return rooms;
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
