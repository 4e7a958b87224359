import java.io.*;
import java.util.*;

public class Diary {
    record Note(int time, String ship, int number) {}

    static String lookUp(List<Note> diary, int time, String ship) {
        for (int i = diary.size(); i-- > 0; ) {
            Note note = diary.get(i);
            if (note.time() <= time && note.ship().equals(ship)) return String.valueOf(note.number());
        }
        return "none";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        List<Note> diary = new ArrayList<>();
        int lines = Integer.parseInt(br.readLine().trim());
        while (lines-- > 0) {
            Scanner words = new Scanner(br.readLine());
            String kind = words.next();
            int time = words.nextInt();
            String ship = words.next();
            if (kind.equals("set")) diary.add(new Note(time, ship, words.nextInt()));
            else System.out.println(lookUp(diary, time, ship));
        }
    }
}
