import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        String t = in.next();
        int[] ending = new int[t.length()];
        for (char letter : s.toCharArray()) {
            for (int j = t.length() - 1; j >= 0; j--) {
                if (t.charAt(j) != letter) continue;
                int before = 0;
                for (int k = 0; k < j; k++) {
                    if (ending[k] > before) before = ending[k];
                }
                ending[j] = Math.max(ending[j], before + 1);
            }
        }
        System.out.println(Arrays.stream(ending).max().getAsInt());
    }
}
