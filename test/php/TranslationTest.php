<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Site\Translation\LanguageNames;
use StorefrontIslands\Site\Translation\Languages;

/** Tests the languages of the page translation. */
final class TranslationTest extends TestCase {
	/** @dataProvider settings */
	public function test_languages_are_unique_codes_with_that_of_the_page( array $settings, string $page, array $codes ): void {
		$languages = Languages::read( $settings );
		self::assertSame( array( $page, $codes ), array( $languages->page_language(), $languages->codes_in_order() ) );
		self::assertSame( count( $codes ) > 1, $languages->offer_a_choice() );
	}

	public static function settings(): array {
		$default = array( 'zh-CN', 'en', 'fr', 'pt', 'es' );
		return array(
			'none'              => array( array(), 'en', $default ),
			'no codes'          => array( array( 'languages' => array( 'fr', 'en', 'fr', '"><script>', 'zh-CN', 7, "es\n", '' ) ), 'en', array( 'fr', 'en', 'zh-CN' ) ),
			'another page'      => array( array( 'pageLanguage' => 'de', 'languages' => array( 'fr' ) ), 'de', array( 'de', 'fr' ) ),
			'no language'       => array( array( 'pageLanguage' => '<b>' ), 'en', $default ),
			'only the original' => array( array( 'languages' => array( 'en' ) ), 'en', array( 'en' ) ),
		);
	}

	public function test_languages_can_be_set_for_all_blocks(): void {
		add_filter( 'storefront_islands_translation', static fn(): array => array( 'page_language' => 'nl', 'languages' => array( 'nl', 'de' ) ) );
		self::assertSame( array( 'nl', 'de' ), Languages::read( array() )->codes_in_order() );
	}

	public function test_languages_are_printed_as_buttons_before_the_script_loads(): void {
		$html = do_blocks( '<!-- wp:storefront-islands/translation /-->' );
		self::assertSame( 5, preg_match_all( '/<button class="[^"]*language" type="button"/', html_entity_decode( $html ) ) );
		self::assertStringContainsString( 'lang="fr" aria-pressed="false">Français<', $html );
		self::assertMatchesRegularExpression( '/<span role="status">[^<]*Google Translate/', html_entity_decode( $html ) );
		self::assertStringNotContainsString( 'translate.google.com', $html );
		self::assertSame( '', do_blocks( '<!-- wp:storefront-islands/translation {"languages":["en"]} /-->' ) );
		self::assertSame( array( '简体中文', 'tlh' ), array( LanguageNames::of( 'zh-CN' ), LanguageNames::of( 'tlh' ) ) );
	}
}
