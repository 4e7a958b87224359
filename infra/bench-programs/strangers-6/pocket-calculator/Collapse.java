import java.io.*;
import java.util.*;

public class Collapse {
    static List<Object> read(String s) {
        List<Object> list = new ArrayList<>();
        int i = 0;
        while (i < s.length()) {
            char c = s.charAt(i);
            if (c == ' ') {
                i++;
            } else if (Character.isDigit(c)) {
                long v = 0;
                while (i < s.length() && Character.isDigit(s.charAt(i))) v = v * 10 + s.charAt(i++) - '0';
                list.add(v);
            } else {
                list.add(c);
                i++;
            }
        }
        return list;
    }

    static long flat(List<Object> part) {
        Iterator<Object> it = part.iterator();
        long sum = 0, term = 0;
        char op = '+';
        while (true) {
            boolean minus = false;
            Object o = it.next();
            while (o instanceof Character) {
                minus = !minus;
                o = it.next();
            }
            long v = minus ? -(Long) o : (Long) o;
            switch (op) {
                case '*' -> term *= v;
                case '/' -> term /= v;
                default -> {
                    sum += term;
                    term = op == '-' ? -v : v;
                }
            }
            if (!it.hasNext()) return sum + term;
            op = (Character) it.next();
        }
    }

    public static void main(String[] args) throws IOException {
        List<Object> list = read(new BufferedReader(new InputStreamReader(System.in)).readLine());
        int open;
        while ((open = list.lastIndexOf('(')) >= 0) {
            int close = open + 1;
            while (!list.get(close).equals(')')) close++;
            long value = flat(list.subList(open + 1, close));
            list.subList(open, close).clear();
            list.set(open, value);
        }
        System.out.println(flat(list));
    }
}
