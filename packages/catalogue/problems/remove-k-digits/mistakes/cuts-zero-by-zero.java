import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String number = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        StringBuilder stack = new StringBuilder();
        for (char digit : number.toCharArray()) {
            while (k > 0 && stack.length() > 0 && stack.charAt(stack.length() - 1) > digit) {
                stack.setLength(stack.length() - 1);
                k--;
            }
            stack.append(digit);
        }
        stack.setLength(stack.length() - k);
        while (stack.length() > 1 && stack.charAt(0) == '0') stack.deleteCharAt(0);
        System.out.println(stack.length() == 0 ? "0" : stack.toString());
    }
}
