import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] times, int c) {
        int most = 0, howMany = 0;
        long total = 0;
        for (int t : times) {
            total += t;
            if (t > most) { most = t; howMany = 0; }
            if (t == most) howMany++;
        }
        return Math.max(total, (most - 1) * (c + 1) + howMany);
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
