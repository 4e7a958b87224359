import java.io.*;
import java.util.*;

public class Frogs {
    public static void main(String[] args) throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(reader.readLine());
        int[] w = Arrays.stream(reader.readLine().split(" ")).mapToInt(Integer::parseInt).toArray();
        long[] best = new long[n];
        long answer = 0;
        for (int i = 0; i < n; i++) {
            best[i] = w[i];
            for (int j = 0; j < i; j++) {
                if (w[j] < w[i] && best[j] + w[i] > best[i]) {
                    best[i] = best[j] + w[i];
                }
            }
            answer = Math.max(answer, best[i]);
        }
        System.out.println(answer);
    }
}
