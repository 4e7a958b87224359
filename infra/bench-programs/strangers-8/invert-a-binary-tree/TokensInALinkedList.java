import java.util.*;
import java.io.*;

public class TokensInALinkedList {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) {
            System.out.println("0\n");
            return;
        }
        List<String> token = new LinkedList<>(Arrays.asList(in.readLine().trim().split(" ")));
        // left.get(i): place of the left child of the token at place i
        int[] left = new int[k], right = new int[k];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        int next = 1;
        for (int i = 0; i < k; i++) {
            if (token.get(i).equals("null")) continue;
            if (next < k) left[i] = next++;
            if (next < k) right[i] = next++;
        }
        List<String> out = new ArrayList<>();
        Queue<Integer> todo = new LinkedList<>();
        todo.add(0);
        while (!todo.isEmpty()) {
            int i = todo.remove();
            if (i < 0 || token.get(i).equals("null")) {
                out.add("null");
                continue;
            }
            out.add(token.get(i));
            todo.add(right[i]);
            todo.add(left[i]);
        }
        int size = out.size();
        while (out.get(size - 1).equals("null")) size--;
        System.out.println(size);
        System.out.println(String.join(" ", out.subList(0, size)));
    }
}
