<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Translation;

defined( 'ABSPATH' ) || exit;

/** Language of the site's pages, and the languages that visitors may choose (docs/behaviour.md#translation). */
final class Languages {
	/** The page language, and the languages in their order (docs/behaviour.md#translation). */
	private const PAGE_LANGUAGE = 'en';
	private const LANGUAGES     = array( 'zh-CN', 'en', 'fr', 'pt', 'es' );

	/** Pattern of Google Translate's language codes: fr, zh-CN, mni-Mtei. */
	private const CODE = '/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/D';

	/** Language of the pages. */
	private string $page_language;

	/**
	 * Offered languages, including that of the pages.
	 *
	 * @var list<string>
	 */
	private array $codes;

	/**
	 * Creates the languages from valid codes.
	 *
	 * @param list<string> $codes Offered languages, including that of the pages.
	 */
	private function __construct( string $page_language, array $codes ) {
		$this->page_language = $page_language;
		$this->codes         = $codes;
	}

	/**
	 * Reads a block's attributes. Invalid codes are left out; the page language is always offered, so that visitors can
	 * switch back.
	 *
	 * @param array<string, mixed> $attributes `pageLanguage` and `languages`; the defaults are those of docs/behaviour.md#translation.
	 */
	public static function read( array $attributes ): self {
		$settings = array(
			'page_language' => $attributes['pageLanguage'] ?? self::PAGE_LANGUAGE,
			'languages'     => $attributes['languages'] ?? self::LANGUAGES,
		);
		/**
		 * Filters the languages of the page translation, for all of its blocks.
		 *
		 * @param array{page_language: mixed, languages: mixed} $settings A code and a list of codes, as Google Translate defines them.
		 */
		$settings = apply_filters( 'storefront_islands_translation', $settings );
		$settings = is_array( $settings ) ? $settings : array();
		$page     = self::codes( array( $settings['page_language'] ?? '' ) )[0] ?? self::PAGE_LANGUAGE;
		$codes    = self::codes( (array) ( $settings['languages'] ?? array() ) );
		return new self( $page, in_array( $page, $codes, true ) ? $codes : array_merge( array( $page ), $codes ) );
	}

	/**
	 * Returns the valid codes of a list without duplicates.
	 *
	 * @param array<array-key, mixed> $values Any values.
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

	/** True if there is a language other than that of the pages. */
	public function offer_a_choice(): bool {
		return count( $this->codes ) > 1;
	}

	/** Returns the language code of the pages. */
	public function page_language(): string {
		return $this->page_language;
	}

	/**
	 * Returns the codes of the offered languages.
	 *
	 * @return list<string>
	 */
	public function codes_in_order(): array {
		return $this->codes;
	}
}
