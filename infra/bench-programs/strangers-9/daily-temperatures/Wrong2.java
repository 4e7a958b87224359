import java.io.*;
import java.util.*;

public class Wrong2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        List<Integer> temps = new ArrayList<>();
        for (int i = 0; i < n; i++) temps.add(Integer.valueOf(st.nextToken()));

        int[] answer = new int[n];
        Deque<Integer> stack = new ArrayDeque<>();
        for (int i = n - 1; i >= 0; i--) {
            Integer today = temps.get(i);
            // colder and equally warm days can never be an answer again
            while (!stack.isEmpty() && (temps.get(stack.peek()) < today || temps.get(stack.peek()) == today)) {
                stack.pop();
            }
            answer[i] = stack.isEmpty() ? 0 : stack.peek() - i;
            stack.push(i);
        }
        StringBuilder sb = new StringBuilder();
        for (int a : answer) sb.append(a).append(' ');
        System.out.println(sb.toString().trim());
    }
}
