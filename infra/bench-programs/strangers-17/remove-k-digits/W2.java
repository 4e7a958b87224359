import java.util.Scanner;
import java.io.BufferedInputStream;

public class W2 {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(new BufferedInputStream(System.in));
        String number = scanner.next();
        int remove = scanner.nextInt();

        StringBuilder stack = new StringBuilder();
        for (int i = 0; i < number.length(); i++) {
            char digit = number.charAt(i);
            while (remove > 0 && stack.length() > 0
                    && stack.charAt(stack.length() - 1) >= digit) {
                stack.setLength(stack.length() - 1);
                remove--;
            }
            stack.append(digit);
        }
        stack.setLength(stack.length() - remove);

        int from = 0;
        while (from < stack.length() && stack.charAt(from) == '0') {
            from++;
        }
        String result = stack.substring(from);
        System.out.println(result.isEmpty() ? "0" : result);
    }
}
