import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int q = sc.nextInt();
        Stack<Integer> stack = new Stack<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String op = sc.next();
            if (op.equals("push")) {
                stack.push(sc.nextInt());
            } else if (op.equals("pop")) {
                stack.pop();
            } else if (op.equals("top")) {
                out.append(stack.peek()).append("\n");
            } else {
                out.append(Collections.min(stack)).append("\n");
            }
        }
        System.out.print(out);
    }
}
