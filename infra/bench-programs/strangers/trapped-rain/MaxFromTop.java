import java.io.*;
import java.util.*;
import java.util.function.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] h = new int[n];
        StringTokenizer st = new StringTokenizer(br.readLine());
        int peak = 0;
        for (int i = 0; i < n; i++) {
            h[i] = Integer.parseInt(st.nextToken());
            if (h[i] > h[peak]) peak = i;
        }
        BigSum sum = new BigSum();
        int level = 0;
        for (int i = 0; i < peak; i++) { level = Math.max(level, h[i]); sum.accept(level - h[i]); }
        level = 0;
        for (int i = n - 1; i > peak; i--) { level = Math.max(level, h[i]); sum.accept(level - h[i]); }
        System.out.println(sum.total);
    }

    static class BigSum implements IntConsumer {
        java.math.BigInteger total = java.math.BigInteger.ZERO;
        @Override public void accept(int v) { total = total.add(java.math.BigInteger.valueOf(v)); }
    }
}
