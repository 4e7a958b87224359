import java.io.*;
import java.util.*;

public class IntegerSum {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        PriorityQueue<Integer> lower = new PriorityQueue<>(Collections.reverseOrder());
        PriorityQueue<Integer> upper = new PriorityQueue<>();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int offer = Integer.parseInt(st.nextToken());
            if (lower.isEmpty() || offer <= lower.peek()) lower.add(offer);
            else upper.add(offer);
            if (lower.size() > upper.size() + 1) upper.add(lower.poll());
            if (upper.size() > lower.size()) lower.add(upper.poll());
            sum += lower.peek();
        }
        System.out.println(sum);
    }
}
