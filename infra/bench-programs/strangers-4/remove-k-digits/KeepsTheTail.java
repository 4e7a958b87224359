import java.util.*;

public class KeepsTheTail {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String number = sc.next();
        int k = sc.nextInt();
        if (k >= number.length()) {
            System.out.println(0);
            return;
        }
        Deque<Character> stack = new ArrayDeque<>();
        for (int i = 0; i < number.length(); i++) {
            char c = number.charAt(i);
            while (k > 0 && !stack.isEmpty() && stack.peekLast() > c) {
                stack.pollLast();
                k--;
            }
            stack.addLast(c);
        }
        StringBuilder result = new StringBuilder();
        for (char c : stack) result.append(c);
        int zeros = 0;
        while (zeros < result.length() - 1 && result.charAt(zeros) == '0') zeros++;
        System.out.println(result.substring(zeros));
    }
}
