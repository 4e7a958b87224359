import java.io.*;
import java.util.*;

public class Main {
    static String rest;

    static long solve(String line) {
        rest = line.replace(" ", "");
        return sum();
    }

    static char peek() {
        return rest.isEmpty() ? 0 : rest.charAt(0);
    }

    static char take() {
        char first = rest.charAt(0);
        rest = rest.substring(1);
        return first;
    }

    static long sum() {
        long result = product();
        while (peek() == '+' || peek() == '-') result += take() == '+' ? product() : -product();
        return result;
    }

    static long product() {
        long result = value();
        while (peek() == '*' || peek() == '/') result = take() == '*' ? result * value() : result / value();
        return result;
    }

    static long value() {
        if (peek() == '-') {
            take();
            return -value();
        }
        if (peek() == '(') {
            take();
            long inside = sum();
            take();
            return inside;
        }
        long number = 0;
        while (Character.isDigit(peek())) number = 10 * number + (take() - '0');
        return number;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine()));
    }
}
