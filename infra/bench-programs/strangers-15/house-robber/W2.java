import java.io.*;
import java.util.*;
import java.util.stream.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        long[] a = Arrays.stream(in.readLine().trim().split("\\s+")).mapToLong(Long::parseLong).toArray();
        // robbed[i]: best total if house i is the last one that is robbed
        long[] robbed = new long[n];
        for (int i = 0; i < n; i++) {
            long before = 0;
            if (i >= 2) before = robbed[i - 2];
            if (i >= 3) before = Math.max(before, robbed[i - 3]);
            robbed[i] = before + a[i];
        }
        System.out.println(robbed[n - 1]);
    }
}
