import java.io.*;
import java.util.*;

public class F {
    static List<Integer> solve(int[] a, int k) {
        List<Integer> result = new ArrayList<>();
        Deque<Integer> deque = new ArrayDeque<>(); // values, never rising
        for (int i = 0; i < a.length; i++) {
            if (i >= k) {
                Integer out = a[i - k];
                if (deque.peekFirst() == out) {
                    deque.pollFirst();
                }
            }
            while (!deque.isEmpty() && deque.peekLast() < a[i]) {
                deque.pollLast();
            }
            deque.addLast(a[i]);
            if (i >= k - 1) {
                result.add(deque.peekFirst());
            }
        }
        return result;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(in.readLine());
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(st.nextToken());
        }
        StringBuilder sb = new StringBuilder();
        for (int x : solve(a, k)) {
            sb.append(x).append(' ');
        }
        System.out.println(sb.toString().trim());
    }
}
