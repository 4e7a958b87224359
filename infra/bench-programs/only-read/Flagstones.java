import java.util.*;
import java.io.*;

public class Flagstones {
    static final int MOD = 1_000_000_007;

    static long ceil(long a, long b) {
        return (a + b - 1) / b;
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static void sort(int[] a) {
        ArrayList<Integer> l = new ArrayList<>();
        for (int i : a) l.add(i);
        Collections.sort(l);
        for (int i = 0; i < a.length; i++) a[i] = l.get(i);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        long n = Long.parseLong(st.nextToken());
        long m = Long.parseLong(st.nextToken());
        long a = Long.parseLong(st.nextToken());
        long stones = ceil(n, a) * ceil(m, a);
        long waste = stones * a * a - n * m;
        System.out.println(stones);
        if (waste == 0) {
            System.out.println("exact");
        } else {
            System.out.println(waste);
        }
    }
}
