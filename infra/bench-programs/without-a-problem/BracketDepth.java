import java.util.*;
public class BracketDepth {
    public static void main(String[] args) {
        String s = new Scanner(System.in).nextLine();
        Deque<Integer> open = new ArrayDeque<>();
        int longest = 0, deep = 0;
        open.push(-1);
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '(') open.push(i);
            else {
                open.pop();
                if (open.isEmpty()) open.push(i);
                else longest = Math.max(longest, i - open.peek());
            }
            deep = Math.max(deep, open.size() - 1);
        }
        System.out.println(longest + " " + deep);
    }
}
