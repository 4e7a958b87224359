import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        String begin = st.nextToken(), end = st.nextToken();
        int n = Integer.parseInt(in.readLine().trim());
        Map<String, Integer> rungs = new HashMap<>();
        for (int i = 0; i < n; i++) rungs.put(in.readLine().trim(), 0);
        rungs.put(begin, 1);
        Deque<String> queue = new ArrayDeque<>();
        queue.add(begin);
        while (!queue.isEmpty()) {
            String word = queue.poll();
            int next = rungs.get(word) + 1;
            char[] w = word.toCharArray();
            for (int i = 0; i < w.length; i++) {
                char keep = w[i];
                for (w[i] = 'a'; w[i] <= 'z'; w[i]++) {
                    String other = new String(w);
                    Integer r = rungs.get(other);
                    if (r != null && r == 0) {
                        rungs.put(other, next);
                        queue.add(other);
                    }
                }
                w[i] = keep;
            }
        }
        System.out.println(rungs.getOrDefault(end, 0));
    }
}
