import java.io.*;
import java.util.*;

public class Lift {
    static int[] ints(BufferedReader r) throws IOException {
        return Arrays.stream(r.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int cap = ints(r)[1];
        int[] w = ints(r), v = ints(r);
        long[] worth = new long[cap + 1];
        for (int i = 0; i < w.length; i++)
            for (int load = w[i]; load <= cap; load++)
                worth[load] = Math.max(worth[load], worth[load - w[i]] + v[i]);
        System.out.println(worth[cap]);
    }
}
