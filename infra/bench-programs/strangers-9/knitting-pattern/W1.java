import java.io.*;

public class W1 {
    static final int MAX_DEPTH = 100;

    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        StringBuilder[] texts = new StringBuilder[MAX_DEPTH + 1];
        int[] numbers = new int[MAX_DEPTH + 1];
        int top = 0;
        texts[0] = new StringBuilder();
        int number = 0;
        for (char ch : s.toCharArray()) {
            if (Character.isDigit(ch)) {
                number = 10 * number + (ch - '0');
            } else if (ch == '[') {
                top++;
                texts[top] = new StringBuilder();
                numbers[top] = number;
                number = 0;
            } else if (ch == ']') {
                String inner = texts[top].toString();
                int times = numbers[top];
                top--;
                for (int i = 0; i < times; i++) {
                    texts[top].append(inner);
                }
            } else {
                texts[top].append(ch);
            }
        }
        System.out.println(texts[0]);
    }
}
