import java.util.*;

public class InnermostFirst {
    public static void main(String[] args) {
        String s = new Scanner(System.in).nextLine().trim();
        // the first ] always closes an innermost pair: write that one out and start again
        while (s.contains("]")) {
            int close = s.indexOf(']');
            int open = s.lastIndexOf('[', close);
            int num = open;
            while (num > 0 && Character.isDigit(s.charAt(num - 1))) {
                num--;
            }
            int times = Integer.parseInt(s.substring(num, open));
            String inside = s.substring(open + 1, close);
            s = s.substring(0, num) + inside.repeat(times) + s.substring(close + 1);
        }
        System.out.println(s);
    }
}
