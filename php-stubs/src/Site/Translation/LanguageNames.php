<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Translation;

defined( 'ABSPATH' ) || exit;

/** Native names, for visitors who look for their language on a page that they cannot read. Never translated. */
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
	 * Returns all known names.
	 *
	 * @return array<string, string> Names by language code of Google Translate.
	 */
	public static function all(): array {
		return self::NAMES;
	}

	/**
	 * Returns the native name of a language; its code if the name is unknown.
	 *
	 * @param string $code Language code of Google Translate.
	 */
	public static function of( string $code ): string {
		return self::NAMES[ $code ] ?? $code;
	}
}
