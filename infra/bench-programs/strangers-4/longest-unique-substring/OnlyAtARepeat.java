import java.util.*;

public class OnlyAtARepeat {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String s = sc.nextLine();
        Set<Character> inside = new LinkedHashSet<>();
        int left = 0;
        int answer = 0;
        for (int right = 0; right < s.length(); right++) {
            char c = s.charAt(right);
            if (inside.contains(c)) {
                answer = Math.max(answer, inside.size());
                while (inside.contains(c)) {
                    inside.remove(s.charAt(left));
                    left++;
                }
            }
            inside.add(c);
        }
        System.out.println(answer);
    }
}
