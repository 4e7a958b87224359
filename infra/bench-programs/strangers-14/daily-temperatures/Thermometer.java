import java.io.*;
import java.util.*;

public class Thermometer {
    static final int SHIFT = 1000;

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer tok = new StringTokenizer(br.readLine());
        int[] temp = new int[n];
        for (int i = 0; i < n; i++) temp[i] = Integer.parseInt(tok.nextToken()) + SHIFT;

        // next[v] = nearest later day with exactly v
        int[] next = new int[2 * SHIFT + 1];
        Arrays.fill(next, Integer.MAX_VALUE);
        int[] answer = new int[n];
        for (int i = n - 1; i >= 0; i--) {
            int near = Integer.MAX_VALUE;
            for (int v = temp[i] + 1; v < next.length; v++) near = Math.min(near, next[v]);
            if (near != Integer.MAX_VALUE) answer[i] = near - i;
            next[temp[i]] = i;
        }
        StringBuilder sb = new StringBuilder();
        for (int a : answer) sb.append(sb.length() == 0 ? "" : " ").append(a);
        System.out.println(sb);
    }
}
