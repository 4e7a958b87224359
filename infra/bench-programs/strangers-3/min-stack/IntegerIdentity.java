import java.util.*;

public class IntegerIdentity {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int q = sc.nextInt();
        Deque<Integer> s = new ArrayDeque<>();
        Deque<Integer> low = new ArrayDeque<>();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            String op = sc.next();
            if (op.equals("push")) {
                int x = sc.nextInt();
                s.push(x);
                if (low.isEmpty() || low.peek() >= x) low.push(x);
            } else if (op.equals("pop")) {
                Integer gone = s.pop();
                if (gone == low.peek()) low.pop();
            } else if (op.equals("top")) {
                sb.append(s.peek()).append("\n");
            } else {
                sb.append(low.peek()).append("\n");
            }
        }
        System.out.print(sb);
    }
}
