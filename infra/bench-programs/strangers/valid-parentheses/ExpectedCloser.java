import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        Deque<Character> expected = new ArrayDeque<>();
        boolean ok = s.chars().allMatch(c -> {
            Character close = switch (c) { case '(' -> ')'; case '[' -> ']'; case '{' -> '}'; default -> null; };
            if (close != null) { expected.push(close); return true; }
            return !expected.isEmpty() && expected.pop() == c;
        });
        System.out.println(ok && expected.isEmpty());
    }
}
