<?php
/**
 * The languages of the page translation.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Translation;

defined( 'ABSPATH' ) || exit;

/** The language that the site is written in, and those that visitors may choose (spec section 9, money and locale). */
final class Languages {
	/** Spec section 9: the page language, and the languages in their order. */
	private const PAGE_LANGUAGE = 'en';
	private const LANGUAGES     = array( 'zh-CN', 'en', 'fr', 'pt', 'es' );

	/** Codes as Google's translator has them: fr, zh-CN, mni-Mtei. */
	private const CODE = '/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/D';

	/**
	 * The language of the pages.
	 *
	 * @var string
	 */
	private $page_language;

	/**
	 * The languages that are offered, the pages' own among them.
	 *
	 * @var list<string>
	 */
	private $codes;

	/**
	 * Takes codes that are known to be such.
	 *
	 * @param string       $page_language The language of the pages.
	 * @param list<string> $codes         The languages that are offered, the pages' own among them.
	 */
	private function __construct( string $page_language, array $codes ) {
		$this->page_language = $page_language;
		$this->codes         = $codes;
	}

	/**
	 * Reads a block's attributes. What is no code is left out; the page language is always offered, so that there is a way back.
	 *
	 * @param array<string, mixed> $attributes `pageLanguage` and `languages`; what is missing is as the spec has it.
	 */
	public static function read( array $attributes ): self {
		$settings = array(
			'page_language' => $attributes['pageLanguage'] ?? self::PAGE_LANGUAGE,
			'languages'     => $attributes['languages'] ?? self::LANGUAGES,
		);
		/**
		 * The languages of the page translation, for all of its blocks.
		 *
		 * @param array{page_language: mixed, languages: mixed} $settings A code and a list of codes, as Google's translator has them.
		 */
		$settings = apply_filters( 'storefront_islands_translation', $settings );
		$settings = is_array( $settings ) ? $settings : array();
		$page     = self::codes( array( $settings['page_language'] ?? '' ) )[0] ?? self::PAGE_LANGUAGE;
		$codes    = self::codes( (array) ( $settings['languages'] ?? array() ) );
		return new self( $page, in_array( $page, $codes, true ) ? $codes : array_merge( array( $page ), $codes ) );
	}

	/**
	 * What of a list is a code, each once.
	 *
	 * @param array<array-key, mixed> $values Anything.
	 * @return list<string>
	 */
	private static function codes( array $values ): array {
		$codes = array();
		foreach ( $values as $value ) {
			if ( is_string( $value ) && 1 === preg_match( self::CODE, $value ) && ! in_array( $value, $codes, true ) ) {
				$codes[] = $value;
			}
		}
		return $codes;
	}

	/** Whether there is a language beside the pages' own. */
	public function offer_a_choice(): bool {
		return count( $this->codes ) > 1;
	}

	/** The code of the language that the pages are written in. */
	public function page_language(): string {
		return $this->page_language;
	}

	/**
	 * The codes of the languages that are offered.
	 *
	 * @return list<string>
	 */
	public function codes_in_order(): array {
		return $this->codes;
	}
}
