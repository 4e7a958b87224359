import java.io.*;
import java.util.*;

public class Main {
    static int[] value, left, right;
    static long best = Long.MIN_VALUE;

    static long down(int at) {
        if (at < 0) return 0;
        long l = Math.max(0, down(left[at])), r = Math.max(0, down(right[at]));
        best = Math.max(best, value[at] + l + r);
        return value[at] + Math.max(l, r);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer words = new StringTokenizer(in.readLine());
        value = new int[k];
        left = new int[k];
        right = new int[k];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        for (int i = 0; i < k; i++) {
            String word = words.nextToken();
            value[i] = word.equals("null") ? -1 : Integer.parseInt(word);
        }
        int[] queue = new int[k];
        int next = 1, count = 1;
        for (int i = 0; i < count && next < k; i++) {
            if (value[next] != -1) {
                left[queue[i]] = next;
                queue[count++] = next;
            }
            next++;
            if (next < k && value[next] != -1) {
                right[queue[i]] = next;
                queue[count++] = next;
            }
            next++;
        }
        down(0);
        System.out.println(best);
    }
}
