import java.io.*;
import java.util.*;

public class TallFirst {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        long[] order = new long[n];
        for (int i = 0; i < n; i++) order[i] = -Long.parseLong(st.nextToken()) * 262144L + i;
        Arrays.sort(order); // tallest first
        int[] answer = new int[n];
        TreeSet<Integer> taller = new TreeSet<>();
        for (int a = 0, b; a < n; a = b) {
            b = a;
            while (b < n && order[b] >> 18 == order[a] >> 18) b++;
            if (!taller.isEmpty()) {
                for (int k = a; k < b; k++) {
                    int i = (int) (order[k] & 262143);
                    Integer j = taller.higher(i);
                    answer[i] = j != null ? j - i : taller.first() + n - i;
                }
            }
            for (int k = a; k < b; k++) taller.add((int) (order[k] & 262143));
        }
        StringBuilder sb = new StringBuilder();
        for (int x : answer) sb.append(x).append(' ');
        System.out.println(sb.toString().trim());
    }
}
