import java.util.*;

public class P5 {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Stack<Integer> stack = new Stack<>();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String op = in.next();
            if (op.equals("push")) {
                stack.push(in.nextInt());
            } else if (op.equals("pop")) {
                stack.pop();
            } else if (op.equals("top")) {
                sb.append(stack.peek()).append("\n");
            } else {
                sb.append(Collections.min(stack)).append("\n");
            }
        }
        System.out.print(sb);
    }
}
