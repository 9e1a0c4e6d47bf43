<?php
/**
 * What languages call themselves.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Translation;

defined( 'ABSPATH' ) || exit;

/** Names for people who look for their own language in a page that they cannot read. Never translated. */
final class LanguageNames {
	private const NAMES = array(
		'af'    => 'Afrikaans',
		'ar'    => 'العربية',
		'bg'    => 'Български',
		'bn'    => 'বাংলা',
		'ca'    => 'Català',
		'cs'    => 'Čeština',
		'cy'    => 'Cymraeg',
		'da'    => 'Dansk',
		'de'    => 'Deutsch',
		'el'    => 'Ελληνικά',
		'en'    => 'English',
		'es'    => 'Español',
		'et'    => 'Eesti',
		'eu'    => 'Euskara',
		'fa'    => 'فارسی',
		'fi'    => 'Suomi',
		'fr'    => 'Français',
		'ga'    => 'Gaeilge',
		'gl'    => 'Galego',
		'hi'    => 'हिन्दी',
		'hr'    => 'Hrvatski',
		'hu'    => 'Magyar',
		'id'    => 'Bahasa Indonesia',
		'is'    => 'Íslenska',
		'it'    => 'Italiano',
		'iw'    => 'עברית',
		'ja'    => '日本語',
		'ko'    => '한국어',
		'lt'    => 'Lietuvių',
		'lv'    => 'Latviešu',
		'ms'    => 'Bahasa Melayu',
		'nl'    => 'Nederlands',
		'no'    => 'Norsk',
		'pl'    => 'Polski',
		'pt'    => 'Português',
		'ro'    => 'Română',
		'ru'    => 'Русский',
		'sk'    => 'Slovenčina',
		'sl'    => 'Slovenščina',
		'sr'    => 'Српски',
		'sv'    => 'Svenska',
		'sw'    => 'Kiswahili',
		'ta'    => 'தமிழ்',
		'th'    => 'ไทย',
		'tl'    => 'Filipino',
		'tr'    => 'Türkçe',
		'uk'    => 'Українська',
		'ur'    => 'اردو',
		'vi'    => 'Tiếng Việt',
		'zh-CN' => '简体中文',
		'zh-TW' => '繁體中文',
	);

	/**
	 * All that are known here.
	 *
	 * @return array<string, string> Codes as Google's translator has them to names.
	 */
	public static function all(): array {
		return self::NAMES;
	}

	/**
	 * A language's own name; its code where that is not known here.
	 *
	 * @param string $code As Google's translator has it.
	 */
	public static function of( string $code ): string {
		return self::NAMES[ $code ] ?? $code;
	}
}
