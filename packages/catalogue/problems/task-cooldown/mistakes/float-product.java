import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] times, int c) {
        long total = 0;
        float most = 0;
        int r = 0;
        for (int t : times) {
            total += t;
            if (t > most) { most = t; r = 0; }
            if (t == most) r++;
        }
        return Math.max(total, (long) ((most - 1) * (c + 1) + r));
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int c = nextInt(in);
        int[] times = new int[n];
        for (int i = 0; i < n; i++) {
            times[i] = nextInt(in);
        }
        System.out.println(solve(times, c));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
