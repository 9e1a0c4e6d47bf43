<?php
/**
 * The languages of the page translation.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Translation\LanguageNames;
use StorefrontIslands\Translation\Languages;

return array(
	'are those in the docs unless others are set' => static function (): void {
		$languages = Languages::read( array() );
		same( 'en', $languages->page_language() );
		same( array( 'zh-CN', 'en', 'fr', 'pt', 'es' ), $languages->codes_in_order() );
		same( true, $languages->offer_a_choice() );
	},
	'hold codes only, each once'                  => static function (): void {
		$languages = Languages::read( array( 'languages' => array( 'fr', 'en', 'fr', '"><script>', 'zh-CN', 7, "es\n", '' ) ) );
		same( array( 'fr', 'en', 'zh-CN' ), $languages->codes_in_order() );
	},
	'always lead back'                            => static function (): void {
		same( array( 'de', 'fr' ), Languages::read( array( 'pageLanguage' => 'de', 'languages' => array( 'fr' ) ) )->codes_in_order() );
		same( 'en', Languages::read( array( 'pageLanguage' => '<b>' ) )->page_language() );
		same( false, Languages::read( array( 'languages' => array( 'en' ) ) )->offer_a_choice() );
	},
	'can be set for all blocks'                   => static function (): void {
		$set = static function (): array {
			return array(
				'page_language' => 'nl',
				'languages'     => array( 'nl', 'de' ),
			);
		};
		add_filter( 'storefront_islands_translation', $set );
		same( array( 'nl', 'de' ), Languages::read( array() )->codes_in_order() );
		remove_filter( 'storefront_islands_translation', $set );
	},
	'are called what they call themselves'        => static function (): void {
		same( '简体中文', LanguageNames::of( 'zh-CN' ) );
		same( 'tlh', LanguageNames::of( 'tlh' ) );
	},
	'are printed as buttons, the text before it is sent beside them' => static function (): void {
		$html = do_blocks( '<!-- wp:storefront-islands/translation /-->' );
		same( 5, preg_match_all( '/<button class="[^"]*language" type="button"/', html_entity_decode( $html ) ) );
		same( 1, preg_match( '/lang="fr" aria-pressed="false">Français</', $html ) );
		same( 1, preg_match( '/<span role="status">[^<]*Google Translate/', html_entity_decode( $html ) ) );
		same( false, strpos( $html, 'translate.google.com' ) );
		same( '', do_blocks( '<!-- wp:storefront-islands/translation {"languages":["en"]} /-->' ) );
	},
);
